import { Button } from '@fakos/shared-kit/ui/button';
import { ConfirmDialog, Dialog, type DialogProps } from '@fakos/shared-kit/ui/dialog';
import { Drawer } from '@fakos/shared-kit/ui/drawer';
import { Lightbox } from '@fakos/shared-kit/ui/lightbox';
import { OpenButton } from '../open-button.tsx';
import { createStates, type GetText, type Sample, type SampleGroup } from '../sample.ts';
import { createSampleImage, sampleTexts } from '../sample-texts.ts';

const open = { el: 'Άνοιγμα', en: 'Open' };
const question = { el: 'Διαγραφή της διεύθυνσης;', en: 'Delete this address?' };
const REQUEST_MS = 1_500;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, REQUEST_MS));
const fail = () => wait().then(() => Promise.reject(new Error('sample')));

const PARAGRAPHS = 12;
const repeatParagraph = (text: GetText) => `${text(sampleTexts.paragraph)} `.repeat(PARAGRAPHS);

const getActions = (text: GetText, { onOpenChange }: Pick<DialogProps, 'onOpenChange'>) => (
  <>
    <Button variant="secondary" onClick={() => onOpenChange(false)}>
      {text(sampleTexts.cancel)}
    </Button>
    <Button onClick={() => onOpenChange(false)}>{text(sampleTexts.save)}</Button>
  </>
);

const dialogs: Sample = {
  subpath: 'ui/dialog',
  imports: ['Dialog', 'ConfirmDialog'],
  width: 'small',
  states: [
    ...createStates(['sm', 'md', 'lg'] as const, (size) => ({
      name: `size="${size}"`,
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <Dialog
              {...overlay}
              size={size}
              title={text(sampleTexts.frame)}
              description={text(sampleTexts.sentence)}
              closeLabel={text(sampleTexts.close)}
              actions={getActions(text, overlay)}
            />
          )}
        </OpenButton>
      ),
    })),
    {
      name: 'dismissible={false}',
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <Dialog
              {...overlay}
              dismissible={false}
              title={text(sampleTexts.frame)}
              actions={getActions(text, overlay)}
            />
          )}
        </OpenButton>
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <Dialog {...overlay} title={text(sampleTexts.longTitle)} closeLabel={text(sampleTexts.close)}>
              <p>{repeatParagraph(text)}</p>
            </Dialog>
          )}
        </OpenButton>
      ),
    },
    ...createStates(['default', 'danger'] as const, (tone) => ({
      name: `ConfirmDialog tone="${tone}"`,
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <ConfirmDialog
              {...overlay}
              tone={tone}
              title={text(question)}
              description={text(sampleTexts.sentence)}
              confirmLabel={text({ el: 'Διαγραφή', en: 'Delete' })}
              cancelLabel={text(sampleTexts.cancel)}
              onConfirm={tone === 'danger' ? fail : wait}
              failureText={text({ el: 'Η διαγραφή απέτυχε.', en: 'The address could not be deleted.' })}
            />
          )}
        </OpenButton>
      ),
    })),
  ],
};

const drawers: Sample = {
  subpath: 'ui/drawer',
  imports: ['Drawer'],
  width: 'small',
  states: [
    ...createStates(['right', 'left', 'bottom'] as const, (side) => ({
      name: `side="${side}"`,
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <Drawer
              {...overlay}
              side={side}
              title={text(sampleTexts.frame)}
              description={text(sampleTexts.sentence)}
              closeLabel={text(sampleTexts.close)}
            >
              <p>{text(sampleTexts.paragraph)}</p>
            </Drawer>
          )}
        </OpenButton>
      ),
    })),
    {
      name: 'size="sm" footer',
      render: (text) => (
        <OpenButton label={text(open)}>
          {(overlay) => (
            <Drawer
              {...overlay}
              size="sm"
              title={text(sampleTexts.longTitle)}
              closeLabel={text(sampleTexts.close)}
              footer={<Button fullWidth>{text(sampleTexts.save)}</Button>}
            >
              <p>{repeatParagraph(text)}</p>
            </Drawer>
          )}
        </OpenButton>
      ),
    },
  ],
};

const LARGE = { width: 1600, height: 1200 };

const lightboxes: Sample = {
  subpath: 'ui/lightbox',
  imports: ['Lightbox'],
  width: 'small',
  states: createStates([1, 3], (count) => ({
    name: `count={${count}}`,
    render: (text) => (
      <OpenButton label={text(open)}>
        {(overlay) => (
          <Lightbox
            count={count}
            getImage={(index) => ({
              ...createSampleImage(LARGE.width, LARGE.height, `${text(sampleTexts.frame)} ${index + 1}`),
              title: text(sampleTexts.frame),
              text: text(sampleTexts.paragraph),
            })}
            shown={overlay.open ? 0 : undefined}
            onClose={() => overlay.onOpenChange(false)}
          />
        )}
      </OpenButton>
    ),
  })),
};

/** Layers above the page. */
export const overlays: SampleGroup = {
  id: 'overlays',
  title: { el: 'Παράθυρα', en: 'Overlays' },
  samples: [dialogs, drawers, lightboxes],
};
