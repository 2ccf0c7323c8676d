import { Button } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { Carousel, StepButtons } from '@fakos/shared-kit/ui/carousel';
import { Container } from '@fakos/shared-kit/ui/container';
import { Grid } from '@fakos/shared-kit/ui/grid';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import styles from '../gallery.module.css';
import { createStates, type GetText, type Sample, type SampleGroup } from '../sample.ts';
import { sampleTexts } from '../sample-texts.ts';

/** Numbered boxes that make a layout visible. */
function listBoxes(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <div key={number} className={styles.box}>
      {number}
    </div>
  ));
}

const containers: Sample = {
  subpath: 'ui/container',
  imports: ['Container'],
  width: 'full',
  states: createStates(['text', 'narrow', 'wide', 'full'] as const, (size) => ({
    name: `size="${size}"`,
    render: (text) => (
      <Container size={size} className={styles.outlined}>
        <div className={styles.box}>{text(sampleTexts.sentence)}</div>
      </Container>
    ),
  })),
};

const grids: Sample = {
  subpath: 'ui/grid',
  imports: ['Grid'],
  width: 'full',
  states: [
    {
      name: 'columns={{ base: 2, md: 3, lg: 4 }}',
      render: () => <Grid columns={{ base: 2, md: 3, lg: 4 }}>{listBoxes(4)}</Grid>,
    },
    { name: 'min="7rem"', render: () => <Grid min="7rem">{listBoxes(5)}</Grid> },
    ...createStates(['sm', 'md', 'lg', 'products'] as const, (gap) => ({
      name: `columns={{ base: 2 }} gap="${gap}"`,
      render: () => (
        <Grid columns={{ base: 2 }} gap={gap}>
          {listBoxes(4)}
        </Grid>
      ),
    })),
  ],
};

const cards: Sample = {
  subpath: 'ui/card',
  imports: ['Card'],
  width: 'small',
  states: [
    ...createStates(['surface', 'tile', 'outline'] as const, (variant) => ({
      name: `variant="${variant}"`,
      render: (text) => <Card variant={variant}>{text(sampleTexts.sentence)}</Card>,
    })),
    ...createStates(['none', 'sm', 'md', 'lg'] as const, (padding) => ({
      name: `padding="${padding}"`,
      render: (text) => <Card padding={padding}>{text(sampleTexts.sentence)}</Card>,
    })),
    { name: sampleTexts.longText, render: (text) => <Card>{text(sampleTexts.longWord)}</Card> },
  ],
};

const sectionHeadings: Sample = {
  subpath: 'ui/section-heading',
  imports: ['SectionHeading'],
  width: 'full',
  states: [
    ...createStates([1, 2, 3] as const, (level) => ({
      name: `level={${level}}`,
      render: (text) => <SectionHeading level={level} title={text(sampleTexts.frame)} />,
    })),
    {
      name: 'text · action',
      render: (text) => (
        <SectionHeading
          title={text({ el: 'Νέες αφίξεις', en: 'New arrivals' })}
          text={text(sampleTexts.sentence)}
          action={<Button variant="link">{text({ el: 'Όλα τα προϊόντα', en: 'All products' })}</Button>}
        />
      ),
    },
    {
      name: 'align="center"',
      render: (text) => (
        <SectionHeading
          align="center"
          title={text({ el: 'Νέες αφίξεις', en: 'New arrivals' })}
          text={text(sampleTexts.sentence)}
        />
      ),
    },
    {
      name: sampleTexts.longText,
      render: (text) => <SectionHeading title={text(sampleTexts.longTitle)} text={text(sampleTexts.paragraph)} />,
    },
  ],
};

const carousels: Sample = {
  subpath: 'ui/carousel',
  imports: ['Carousel', 'StepButtons'],
  width: 'full',
  states: [
    ...createStates([{ count: 8 }, { count: 2 }, { count: 8, hasButtons: false }], ({ count, hasButtons }) => ({
      name: `${count} items${hasButtons === false ? ' · hasButtons={false}' : ''}`,
      render: (text) => (
        <Carousel
          items={listBoxes(count).map((content, index) => ({ key: index, content }))}
          hasButtons={hasButtons}
          labels={getStepLabels(text)}
          styles={{ track: styles.track ?? '', slide: styles.slide ?? '', buttons: styles.buttons ?? '' }}
        />
      ),
    })),
    {
      name: 'StepButtons · isAtStart',
      render: (text) => (
        <div className={styles.buttons}>
          <StepButtons labels={getStepLabels(text)} isAtStart isAtEnd={false} onStep={() => undefined} />
        </div>
      ),
    },
  ],
};

function getStepLabels(text: GetText): { previous: string; next: string } {
  return {
    previous: text({ el: 'Προηγούμενα', en: 'Previous' }),
    next: text({ el: 'Επόμενα', en: 'Next' }),
  };
}

const lists: Sample = {
  subpath: 'ui/list',
  imports: ['List'],
  width: 'medium',
  states: [
    {
      name: { el: 'χωρίς κουκκίδες', en: 'without markers' },
      render: (text) => (
        <List>
          <li>{text(sampleTexts.frame)}</li>
          <li>{text(sampleTexts.sentence)}</li>
          <li>{text(sampleTexts.longTitle)}</li>
        </List>
      ),
    },
  ],
};

const hiddenTexts: Sample = {
  subpath: 'ui/visually-hidden',
  imports: ['VisuallyHidden'],
  width: 'medium',
  states: [
    {
      name: { el: 'κείμενο για αναγνώστες οθόνης', en: 'text for screen readers' },
      render: (text) => (
        <p>
          {text(sampleTexts.price)}
          <VisuallyHidden>{text({ el: ', αρχική τιμή 159,00 €', en: ', was €159.00' })}</VisuallyHidden>
        </p>
      ),
    },
  ],
};

/** Arrangement of content. */
export const layout: SampleGroup = {
  id: 'layout',
  title: { el: 'Διάταξη', en: 'Layout' },
  samples: [containers, grids, cards, sectionHeadings, carousels, lists, hiddenTexts],
};
