import type { LensCoating, LensFilter, LensIndex, LensOption, LensTint } from '@fakos/contracts/lenses/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { CheckboxField, RadioGroup } from '@fakos/shared-kit/ui/field';
import { EdgeDrawing } from '../edge-drawing.tsx';
import styles from '../lens.module.css';
import { getRecommendation } from '../lens-draft.ts';
import type { StepProps } from '../lens-form.tsx';
import { getOptionHint, getOptionName, useLensText } from '../lens-text.ts';
import { getWearerFacts } from '../wearer-facts.ts';

const FILTER_ERROR_ID = 'lens-filter-error';

/** Thickness, coating, filters and tint, each with its price. */
export function OptionsStep({ product, offer, draft, index, errors, change }: StepProps) {
  const text = useLensText();
  const { money, number } = useFormat();
  const recommended = getRecommendation(draft, offer, getWearerFacts(product));
  const list = (kind: LensOption['kind']) => offer.options.filter((option) => option.kind === kind);
  const toChoice = ({ kind, code, price }: LensOption) => ({
    value: code,
    label: getOptionName(text, kind, code),
    description: getOptionHint(text, kind, code) || undefined,
    aside: price > 0 ? `+${money(price)}` : text('included'),
  });
  const why =
    recommended?.reason === 'safety'
      ? text('whySafety')
      : recommended && text('whyStrength', { strength: number(recommended.strength ?? 0) });
  return (
    <>
      <RadioGroup
        variant="cards"
        legend={text('lens.kinds.index')}
        description={
          recommended && text('recommended', { name: getOptionName(text, 'index', recommended.index), why: why ?? '' })
        }
        name="lens-index"
        options={list('index').map(toChoice)}
        value={index ?? ''}
        error={errors.index}
        onChange={(event) => change({ index: event.currentTarget.value as LensIndex })}
      />
      {index && <EdgeDrawing draft={draft} index={index} frame={product} />}
      <RadioGroup
        variant="cards"
        legend={text('lens.kinds.coating')}
        name="lens-coating"
        options={list('coating').map(toChoice)}
        value={draft.coating ?? ''}
        error={errors.coating}
        onChange={(event) => change({ coating: event.currentTarget.value as LensCoating })}
      />
      <fieldset className={styles.filters} aria-describedby={errors.filters ? FILTER_ERROR_ID : undefined}>
        <legend className={styles.legend}>{text('filters')}</legend>
        {list('filter').map((option) => {
          const filter = option.code as LensFilter;
          const isChosen = draft.filters.includes(filter);
          const { label, description, aside } = toChoice(option);
          return (
            <CheckboxField
              key={filter}
              label={`${label} (${aside})`}
              description={description}
              checked={isChosen}
              onChange={() =>
                change({
                  filters: isChosen ? draft.filters.filter((other) => other !== filter) : [...draft.filters, filter],
                })
              }
            />
          );
        })}
        {errors.filters && (
          <p id={FILTER_ERROR_ID} role="alert" className={styles.failure}>
            {errors.filters}
          </p>
        )}
      </fieldset>
      {list('tint').length > 0 && (
        <RadioGroup
          legend={text('lens.kinds.tint')}
          name="lens-tint"
          options={[{ value: '', label: text('noTint') }, ...list('tint').map(toChoice)]}
          value={draft.tint ?? ''}
          error={errors.tint}
          onChange={(event) => change({ tint: (event.currentTarget.value || null) as LensTint | null })}
        />
      )}
    </>
  );
}
