import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { type ReactNode, useState } from 'react';
import { useText } from '../../text.ts';
import { Counted } from './counted.tsx';
import { choicesOf } from './facet-rules.ts';
import styles from './filter-panel.module.css';
import type { FacetProps } from './filter-panel.tsx';
import { useFilterTitle } from './filter-words.ts';
import { type SlugFilter, withSlugToggled } from './list-view.ts';

/** Values of a filter before somebody asks for more. */
const FIRST_VALUES = 8;

interface SlugFacetProps extends FacetProps<SlugFilter> {
  /** What stands before a value's name. */
  markOf?: (slug: string) => ReactNode;
}

/** Values to tick; see {@link choicesOf}. */
export function SlugFacet({ filter, view, facets, onChange, markOf }: SlugFacetProps) {
  const text = useText();
  const title = useFilterTitle();
  const [isWhole, setWhole] = useState(false);
  const chosen = view[filter];
  const values = choicesOf(facets?.[filter], chosen);
  const shown = isWhole ? values : values.filter(({ slug }, index) => index < FIRST_VALUES || chosen.includes(slug));
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{title(filter)}</legend>
      {shown.map(({ slug, name, count, isDisabled }) => (
        <CheckboxField
          key={slug}
          label={
            <Counted
              name={
                markOf ? (
                  <span className={styles.marked}>
                    {markOf(slug)} {name}
                  </span>
                ) : (
                  name
                )
              }
              count={count}
            />
          }
          disabled={isDisabled}
          checked={chosen.includes(slug)}
          onChange={() => onChange(withSlugToggled(view, filter, slug))}
        />
      ))}
      {values.length > FIRST_VALUES && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-label={`${text(isWhole ? 'list.less' : 'list.more')}: ${title(filter)}`}
          onClick={() => setWhole(!isWhole)}
        >
          {text(isWhole ? 'list.less' : 'list.more')}
        </button>
      )}
    </fieldset>
  );
}
