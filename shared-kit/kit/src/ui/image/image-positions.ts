import { createContext, useContext } from 'react';

/** CSS `object-position` by URL without a width, for images whose focal point is not the centre. */
export const ImagePositions = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** The `object-position` of an image that CSS crops; undefined for the centre. */
export function useImagePosition(src: string): string | undefined {
  // Type and file are the first two parameters.
  return useContext(ImagePositions)?.[src.split('&', 2).join('&')];
}
