/** Numbers from one to another in equal steps, in either direction; one number where both are equal. */
export interface NumberSteps {
  readonly from: number;
  readonly to: number;
  /** Positive; 0 for one number. */
  readonly step: number;
}

/** Steps and their ends are exact to hundredths. */
const HUNDREDTHS = 100;
/** A sequence of fewer numbers is shorter when it is listed. */
const MIN_SEQUENCE = 3;
/** More numbers than a parameter of a lens has. */
const MAX_NUMBERS = 200;

/** Numbers, in their order, as few steps as possible. */
export function toNumberSteps(numbers: readonly number[]): NumberSteps[] {
  const values = numbers.map((number) => Math.round(number * HUNDREDTHS));
  const found: NumberSteps[] = [];
  for (let start = 0; start < values.length; ) {
    const length = getSequenceLength(values, start);
    const count = length < MIN_SEQUENCE ? 1 : length;
    const [from = 0, next = from] = values.slice(start);
    const last = values[start + count - 1] ?? from;
    const step = count === 1 ? 0 : Math.abs(next - from);
    found.push({ from: from / HUNDREDTHS, to: last / HUNDREDTHS, step: step / HUNDREDTHS });
    start += count;
  }
  return found;
}

/** How many values from `start` on differ by the same amount. */
function getSequenceLength(values: readonly number[], start: number): number {
  const difference = (values[start + 1] ?? 0) - (values[start] ?? 0);
  let end = start + 1;
  while (end < values.length && difference !== 0 && (values[end] ?? 0) - (values[end - 1] ?? 0) === difference)
    end += 1;
  return end - start;
}

/**
 * The numbers of all steps, each once. Undefined for steps that do not reach their end, and for more numbers than any
 * parameter of a lens has.
 */
export function listNumbers(all: readonly NumberSteps[]): number[] | undefined {
  const values = new Set<number>();
  for (const steps of all) {
    const [from, to, step] = [steps.from, steps.to, steps.step].map((number) => Math.round(number * HUNDREDTHS));
    if (from === undefined || to === undefined || step === undefined) return undefined;
    const distance = Math.abs(to - from);
    if (distance > 0 && (step <= 0 || distance % step !== 0 || distance / step >= MAX_NUMBERS)) return undefined;
    const direction = Math.sign(to - from);
    for (let moved = 0; moved <= distance; moved += distance === 0 ? 1 : step) values.add(from + direction * moved);
    if (values.size > MAX_NUMBERS) return undefined;
  }
  return [...values].map((value) => value / HUNDREDTHS);
}
