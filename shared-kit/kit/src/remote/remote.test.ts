import { textField } from '@fakos/contracts/widgets/widget';
import { checkRemote, defineRemote, defineRemoteWidget } from './remote.ts';

const locales = { el: async () => ({}), en: async () => ({}) };
const createRemote = (type: string) =>
  defineRemote({
    id: 'mfe-events',
    routes: [],
    slots: {},
    widgets: [
      defineRemoteWidget({
        // Also types that no remote may contribute.
        type: type as never,
        fields: { title: textField() },
        icon: 'clock',
        texts: 'editor:countdown',
        view: async () => () => null,
      }),
    ],
    slices: [],
    locales,
  });

test('a remote may contribute widgets of its own', () => {
  const remote = createRemote('mfe-events/countdown');
  expect(checkRemote('mfe-events', remote)).toBe(remote);
});

test.each(['text', 'countdown', 'mfe-shop/countdown', 'mfe-events2/countdown'])(
  'a remote that contributes %s is refused when it is loaded',
  (type) => {
    expect(() => checkRemote('mfe-events', createRemote(type))).toThrow(
      expect.objectContaining({ code: 'REMOTE_MALFORMED', params: { remote: 'mfe-events', field: 'widgets' } }),
    );
  },
);
