import { getImageFile } from '../image-files.ts';
import type { ShopSection } from '../shop-data.ts';
import { columns, section, type Translate, text, widget } from './widgets.ts';

/** Embedded videos and a map. */
export function mediaSection(translate: Translate): ShopSection {
  return section('media', [
    text(translate('<h2>Βίντεο και χάρτης</h2>', '<h2>Videos and a map</h2>')),
    columns(
      'media',
      [
        widget('video', {
          videoType: 'youtube',
          videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
          thumbnail: getImageFile('about-workshop'),
          title: translate('Πώς κόβεται ένας φακός', 'How a lens is cut'),
        }),
      ],
      [
        widget('video', {
          videoType: 'vimeo',
          videoUrl: 'https://vimeo.com/76979871',
          title: translate('Μια βόλτα στο κατάστημα', 'A walk through the shop'),
        }),
      ],
      { verticalAlign: 'top', gap: '1rem' },
    ),
    widget('html', {
      content: translate(
        '<iframe src="https://www.google.com/maps/embed?pb=1&hl=el" title="Χάρτης: Σκουφά 41" width="800" height="400"></iframe>',
        '<iframe src="https://www.google.com/maps/embed?pb=1&hl=en" title="Map: 41 Skoufa Street" width="800" height="400"></iframe>',
      ),
    }),
  ]);
}
