import { MAX_THUMBNAILS, Thumbnail, Thumbnails } from '../../../parts/thumbnails/thumbnails.tsx';
import { useText } from '../../../text.ts';

interface GalleryThumbnailsProps {
  images: readonly string[];
  shown: number;
  onShow: (index: number) => void;
  onEnlarge: (index: number) => void;
}

/** Thumbnails of the first images; the `+N` tile opens the first image without a thumbnail. */
export function GalleryThumbnails({ images, shown, onShow, onEnlarge }: GalleryThumbnailsProps) {
  const text = useText();
  const rest = images.length - MAX_THUMBNAILS;
  return (
    <Thumbnails columns={MAX_THUMBNAILS + 1}>
      {images.slice(0, MAX_THUMBNAILS + 1).map((file, index) => {
        const isRest = index === MAX_THUMBNAILS;
        return (
          <Thumbnail
            key={file}
            file={file}
            label={isRest ? text('gallery.more', { count: rest }) : text('gallery.show', { number: index + 1 })}
            isShown={index === shown && !isRest}
            hiddenCount={isRest ? rest : undefined}
            opensDialog={isRest}
            onClick={() => (isRest ? onEnlarge : onShow)(index)}
          />
        );
      })}
    </Thumbnails>
  );
}
