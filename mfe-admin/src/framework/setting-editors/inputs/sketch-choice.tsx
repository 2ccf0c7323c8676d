import styles from '../setting-editors.module.css';

/** A rectangle of a sketch of 60 by 40 units: left, top, width, height, then the corner's radius. */
export type SketchShape = readonly [x: number, y: number, width: number, height: number, radius?: number];

interface SketchChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly sketch: readonly SketchShape[];
  }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** One of a few layouts, each with a small sketch. */
export function SketchChoice<Value extends string>(props: SketchChoiceProps<Value>) {
  const { name, label, description, value, options, onChange, disabled } = props;
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.hint}>{description}</p>}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <svg viewBox="0 0 60 40" aria-hidden="true">
              {option.sketch.map(([x, y, width, height, rx = 1.5], index) => (
                <rect key={index} x={x} y={y} width={width} height={height} rx={rx} />
              ))}
            </svg>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
