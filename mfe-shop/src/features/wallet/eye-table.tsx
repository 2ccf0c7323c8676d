import { type Eye, eyes } from '@fakos/contracts/prescriptions/rules';
import type { ReactNode } from 'react';
import styles from './wallet.module.css';

interface EyeTableProps {
  caption: string;
  /** Titles of the columns; the first is that of the eyes. */
  heads: readonly string[];
  names: Readonly<Record<Eye, string>>;
  /** The cells of an eye, one for each column; a single one takes all columns. */
  getCells: (eye: Eye) => readonly ReactNode[];
}

/** A table of a prescription's values with one row for each eye. */
export function EyeTable({ caption, heads, names, getCells }: EyeTableProps) {
  return (
    <table className={styles.powers}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eyes.map((eye) => {
          const cells = getCells(eye);
          return (
            <tr key={eye}>
              <th scope="row">{names[eye]}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} colSpan={cells.length === 1 ? heads.length - 1 : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
