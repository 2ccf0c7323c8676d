import { getImageUrl, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import type { ReactNode } from 'react';
import { highlight } from './highlight.ts';
import styles from './search.module.css';
import { useSearchText } from './search-text.ts';
import { type Suggestion, type SuggestionGroup, toSuggestion } from './use-suggestions.ts';

const IMAGE_SIZE = 48;

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  query: string;
  /** Id of the suggestion selected with the arrow keys. */
  active: string | undefined;
  getOptionId: (suggestion: Suggestion) => string;
  onChosen: () => void;
}

/** Renders an option around its content, and a text with the query marked in it. */
interface OptionRenderer {
  readonly option: (suggestion: Suggestion, content: ReactNode) => ReactNode;
  readonly mark: (text: string) => ReactNode;
}

/**
 * List box under the search field. Its options are links that the field's arrow keys move through (ARIA APG, combobox
 * pattern).
 */
export function SuggestionList({ id, groups, query, active, getOptionId, onChosen }: SuggestionListProps) {
  const text = useSearchText();
  const renderer: OptionRenderer = {
    option: (suggestion, content) => (
      <Link
        key={suggestion.id}
        id={getOptionId(suggestion)}
        role="option"
        tabIndex={-1}
        aria-selected={suggestion.id === active}
        to={suggestion.href}
        className={styles.option}
        onClick={onChosen}
      >
        {content}
      </Link>
    ),
    mark: (title) =>
      highlight(title, query).map((piece, index) =>
        piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      ),
  };
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={text('suggestions')} className={styles.groups}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
        <div key={group.kind} role="group" aria-label={text(`${group.kind}`)}>
          <p aria-hidden="true" className={styles.kind}>
            {text(`${group.kind}`)}
          </p>
          <Options group={group} renderer={renderer} />
        </div>
      ))}
    </div>
  );
}

/** Options of a group; products are rendered by the shop remote where it is available. */
function Options({ group: { products, suggestions }, renderer }: { group: SuggestionGroup; renderer: OptionRenderer }) {
  const { fills } = useRemoteHost();
  const { option, mark } = renderer;
  const plainOptions = suggestions.map((suggestion) =>
    option(suggestion, <PlainOption suggestion={suggestion} mark={mark} />),
  );
  if (!products || fills('search.products').length === 0) return plainOptions;
  return (
    <Slot
      name="search.products"
      found={products}
      option={(product, content) => option(toSuggestion(product), content)}
      mark={mark}
      skeleton={plainOptions}
      renderDown={() => plainOptions}
    />
  );
}

function PlainOption({
  suggestion: { title, note, image },
  mark,
}: {
  suggestion: Suggestion;
  mark: OptionRenderer['mark'];
}) {
  return (
    <>
      {image ? (
        <ResponsiveImage
          src={getImageUrl(image.type, image.file, 96)}
          fallbackSrc={getPlaceholderUrl(IMAGE_SIZE, IMAGE_SIZE, 'Image Error')}
          alt=""
          width={IMAGE_SIZE}
          height={IMAGE_SIZE}
          fit="cover"
          className={styles.image}
        />
      ) : (
        <span className={styles.image}>
          <Icon name="tag" size={20} />
        </span>
      )}
      <span className={styles.text}>
        <span>{mark(title)}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
