// Generated from shared-kit/kit/src/ui/tokens.css by `node tools/colors/generate.ts`. Do not edit.

/** Colours of the light theme for code that cannot read custom properties: manifest, icons, e-mails, Mantine theme. */
export const colors = {
  ground: '#f8f5f0',
  tile: '#f0ebe3',
  tileStrong: '#e6dfd4',
  ink: '#1b1815',
  inkSoft: '#5f574e',
  lineStrong: '#91867a',
  accent: '#1c3fc2',
  success: '#21683f',
  sale: '#b0301c',
} as const;
