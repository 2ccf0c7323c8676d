import { type ReactNode, useState } from 'react';
import { useText } from '../../../text.ts';
import { type SlugFilter, withSlugChosen } from '../view/list-view.ts';
import { CountedLabel } from './counted-label.tsx';
import { toFacetChoices } from './facet-rules.ts';
import { FilterCheckbox } from './filter-checkbox.tsx';
import { useFilterTitle } from './filter-labels.ts';
import styles from './filter-panel.module.css';
import type { FacetProps } from './filter-panel.tsx';

/** Number of values shown before the filter is expanded. */
const COLLAPSED_COUNT = 8;

interface SlugFacetProps extends FacetProps<SlugFilter> {
  /** Renders a mark before the value's name. */
  renderMark?: (swatch: string | undefined) => ReactNode;
}

/** Values to tick; see {@link toFacetChoices}. */
export function SlugFacet({ filter, view, facets, onChange, renderMark }: SlugFacetProps) {
  const text = useText();
  const title = useFilterTitle();
  const [isExpanded, setIsExpanded] = useState(false);
  const chosen = view[filter];
  const values = toFacetChoices(facets?.[filter], chosen);
  const shown = isExpanded
    ? values
    : values.filter(({ slug }, index) => index < COLLAPSED_COUNT || chosen.includes(slug));
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{title(filter)}</legend>
      {shown.map(({ slug, name, count, swatch, isDisabled }) => (
        <FilterCheckbox
          key={slug}
          label={
            <CountedLabel
              name={
                renderMark ? (
                  <span className={styles.marked}>
                    {renderMark(swatch)} {name}
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
          onChoose={(isChosen) => onChange((current) => withSlugChosen(current, filter, slug, isChosen))}
        />
      ))}
      {values.length > COLLAPSED_COUNT && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-label={`${text(isExpanded ? 'list.less' : 'list.more')}: ${title(filter)}`}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {text(isExpanded ? 'list.less' : 'list.more')}
        </button>
      )}
    </fieldset>
  );
}
