import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Picture } from '@fakos/shared-kit/ui/picture';
import type { ReactNode } from 'react';
import { highlight } from './highlight.ts';
import styles from './search.module.css';
import { useSearchText } from './search-text.ts';
import { type Suggestion, type SuggestionGroup, suggestionOf } from './suggestions.ts';

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

/** Draws an option with what is in it, and a text with what was typed marked in it. */
interface Drawing {
  readonly option: (suggestion: Suggestion, content: ReactNode) => ReactNode;
  readonly mark: (text: string) => ReactNode;
}

/** The list box under the search field: its options are links that the field's arrow keys walk through (APG, combobox). */
export function SuggestionList({ id, groups, query, active, optionId, onChosen }: SuggestionListProps) {
  const text = useSearchText();
  const drawing: Drawing = {
    option: (suggestion, content) => (
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
          <Options group={group} drawing={drawing} />
        </div>
      ))}
    </div>
  );
}

/** The options of a group: products as the remote that sells them draws them, where it can be had. */
function Options({ group: { products, suggestions }, drawing }: { group: SuggestionGroup; drawing: Drawing }) {
  const { fills } = useRemoteHost();
  const { option, mark } = drawing;
  const plain = suggestions.map((suggestion) => option(suggestion, <Plain suggestion={suggestion} mark={mark} />));
  if (!products || fills('search.products').length === 0) return plain;
  return (
    <Slot
      name="search.products"
      found={products}
      option={(product, content) => option(suggestionOf(product), content)}
      mark={mark}
      skeleton={plain}
      down={() => plain}
    />
  );
}

function Plain({ suggestion: { title, note, picture }, mark }: { suggestion: Suggestion; mark: Drawing['mark'] }) {
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
        <span>{mark(title)}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
