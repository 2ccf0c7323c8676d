import type { GalleryStyle } from '../gallery-looks.ts';
import floating from './floating.module.css';
import glitch from './glitch.module.css';
import grid from './grid.module.css';
import hexagon from './hexagon.module.css';
import masonry from './masonry.module.css';
import masonryModern from './masonry-modern.module.css';
import modern from './modern.module.css';
import organic from './organic.module.css';

/** Style sheets of the styles with tiles; each has the classes `container` and `tiles`. */
export const tileLooks: Readonly<Partial<Record<GalleryStyle, Readonly<Record<string, string>>>>> = {
  grid,
  organic,
  'masonry-modern': masonryModern,
  glitch,
  hexagon,
  floating,
  modern,
  masonry,
};
