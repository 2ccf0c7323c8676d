import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { highlight } from './highlight.ts';
import styles from './search.module.css';
import { useSearchText } from './search-text.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const PICTURE_SIZE = 48;

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  query: string;
  /** Id of the suggestion that the arrow keys are at. */
  active: string | undefined;
  optionId: (suggestion: Suggestion) => string;
  onChosen: () => void;
}

/** The list box under the search field: its options are links that the field's arrow keys walk through (APG, combobox). */
export function SuggestionList({ id, groups, query, active, optionId, onChosen }: SuggestionListProps) {
  const text = useSearchText();
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={text('suggestions')} className={styles.groups}>
      {groups.map(({ kind, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
        <div key={kind} role="group" aria-label={text(`${kind}`)}>
          <p aria-hidden="true" className={styles.kind}>
            {text(`${kind}`)}
          </p>
          {suggestions.map((suggestion) => (
            <Link
              key={suggestion.id}
              id={optionId(suggestion)}
              role="option"
              tabIndex={-1}
              aria-selected={suggestion.id === active}
              to={suggestion.href}
              className={styles.option}
              onClick={onChosen}
            >
              <Option suggestion={suggestion} query={query} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ suggestion: { title, note, picture, product }, query }: { suggestion: Suggestion; query: string }) {
  return (
    <>
      {picture ? (
        <Picture
          src={imageUrl(picture.type, picture.file, 96)}
          fallbackSrc={placeholderUrl(PICTURE_SIZE, PICTURE_SIZE, 'Image Error')}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          fit="cover"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="tag" size={20} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {highlight(title, query).map((piece, index) =>
            piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
          )}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {product && <SuggestedPrice product={product} />}
    </>
  );
}

function SuggestedPrice({ product: { price, sale_price, in_stock } }: Required<Pick<Suggestion, 'product'>>) {
  const text = useSearchText();
  const format = useFormat();
  return (
    <span className={styles.price}>
      {format.money(sale_price ?? price)}
      {!in_stock && <span className={styles.note}>{text('soldOut')}</span>}
    </span>
  );
}
