import type { VariantSwatch } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { List } from '@fakos/shared-kit/ui/list';
import { type MouseEvent, useId } from 'react';
import { useText } from '../../text.ts';
import { Swatch } from '../swatch/swatch.tsx';
import { listChoices, type VariantChoice } from './variant-choices.ts';
import styles from './variant-chooser.module.css';

interface VariantChooserProps {
  variants: readonly VariantSwatch[];
  /** ID of the variant that is shown. */
  current: number;
  /** Shows another variant in place; without it, the links open the variant's page. */
  onChoose?: (slug: string) => void;
}

/** The colours and sizes of a product. Each is a link to the variant's own page, so it works without scripts. */
export function VariantChooser({ variants, current, onChoose }: VariantChooserProps) {
  const text = useText();
  const colours = listChoices(variants, current, 'colour');
  const sizes = listChoices(variants, current, 'size');
  if (colours.length + sizes.length === 0) return null;
  return (
    <div className={styles.chooser}>
      <Choices
        title={text('variants.colour')}
        otherHint={text('variants.otherSize')}
        choices={colours}
        hasSwatches
        onChoose={onChoose}
      />
      <Choices
        title={text('variants.size')}
        otherHint={text('variants.otherColour')}
        choices={sizes}
        onChoose={onChoose}
      />
    </div>
  );
}

interface ChoicesProps extends Pick<VariantChooserProps, 'onChoose'> {
  title: string;
  /** What a choice says whose combination with the other property does not exist. */
  otherHint: string;
  choices: readonly VariantChoice[];
  hasSwatches?: boolean;
}

function Choices({ title, otherHint, choices, hasSwatches = false, onChoose }: ChoicesProps) {
  const id = useId();
  const kitText = useKitText();
  if (choices.length === 0) return null;
  const shown = choices.find(({ isCurrent }) => isCurrent);
  const getHint = ({ isSoldOut, changesOther }: VariantChoice) =>
    changesOther ? otherHint : isSoldOut && kitText('product.soldOut');
  const choose = (slug: string) => (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onChoose || !isPlain) return;
    event.preventDefault();
    onChoose(slug);
  };
  return (
    <div>
      <p className={styles.title}>
        <span id={id}>{title}</span>
        {shown && <span className={styles.chosen}>{shown.name}</span>}
      </p>
      <List className={styles.choices} aria-labelledby={id}>
        {choices.map((choice) => {
          const hint = getHint(choice);
          return (
            <li key={choice.name}>
              <Link
                className={hasSwatches ? styles.colour : styles.size}
                to={paths.product(choice.slug)}
                preventScrollReset
                aria-current={choice.isCurrent || undefined}
                data-sold-out={choice.isSoldOut || undefined}
                data-other={choice.changesOther || undefined}
                title={[choice.name, hint].filter(Boolean).join(' · ')}
                onClick={choose(choice.slug)}
              >
                {hasSwatches && <Swatch background={choice.swatch} />}
                <span className={hasSwatches ? 'visually-hidden' : undefined}>{choice.name}</span>
                {hint && <span className="visually-hidden"> ({hint})</span>}
              </Link>
            </li>
          );
        })}
      </List>
    </div>
  );
}
