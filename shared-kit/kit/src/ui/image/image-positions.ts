import { createContext, useContext } from 'react';

/** CSS `object-position` by `type/file` of the image endpoint, for images whose focal point is not the centre. */
export const ImagePositions = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** The `object-position` of an image that CSS crops; undefined for the centre. */
export function useImagePosition(src: string): string | undefined {
  const positions = useContext(ImagePositions);
  if (!positions) return undefined;
  const query = new URLSearchParams(src.split('?')[1]);
  return positions[`${query.get('type')}/${query.get('file')}`];
}
