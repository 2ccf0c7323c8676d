import type { DemoSection } from '../demo-catalogue.types.ts';
import { columns, section, text, widget } from './widgets.ts';

type Say = (el: string, en: string) => string;

/** Videos of others, and a map in a text. */
export function mediaSection(say: Say): DemoSection {
  return section('media', [
    text(say('<h2>Βίντεο και χάρτης</h2>', '<h2>Videos and a map</h2>')),
    columns(
      'media',
      [
        widget('video', {
          videoType: 'youtube',
          videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
          thumbnail: 'about-workshop.jpg',
          title: say('Πώς κόβεται ένας φακός', 'How a lens is cut'),
        }),
      ],
      [
        widget('video', {
          videoType: 'vimeo',
          videoUrl: 'https://vimeo.com/76979871',
          title: say('Μια βόλτα στο κατάστημα', 'A walk through the shop'),
        }),
      ],
      { verticalAlign: 'top', gap: '1rem' },
    ),
    widget('html', {
      content: say(
        '<iframe src="https://www.google.com/maps/embed?pb=1&hl=el" title="Χάρτης: Σκουφά 41" width="800" height="400"></iframe>',
        '<iframe src="https://www.google.com/maps/embed?pb=1&hl=en" title="Map: 41 Skoufa Street" width="800" height="400"></iframe>',
      ),
    }),
  ]);
}
