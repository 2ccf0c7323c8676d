import {
  type Eye,
  type EyeValues,
  eyes,
  formatPower,
  getSphericalEquivalent,
  type PrescriptionValues,
  transpose,
} from '@fakos/contracts/prescriptions/rules';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { usePrescriptionsText } from './prescriptions-text.ts';

const NONE = '–';

type Row = EyeValues & { readonly eye: Eye };

/** Both eyes, each as given and transposed, with the spherical equivalent, and the pupillary distance. */
export function PowerTable({ label, values }: { label: string; values: PrescriptionValues }) {
  const columns = usePowerColumns();
  const { pd, pd_right: right, pd_left: left } = values;
  return (
    <>
      <ListTable
        label={label}
        columns={columns}
        rows={eyes.map((eye) => ({ eye, ...values[eye] }))}
        rowKey={({ eye }) => eye}
      />
      <Text size="sm">{`PD: ${pd === null ? `${right ?? NONE} / ${left ?? NONE}` : pd} mm`}</Text>
    </>
  );
}

function usePowerColumns(): readonly Column<Row>[] {
  const text = usePrescriptionsText();
  return useMemo<readonly Column<Row>[]>(
    () => [
      {
        key: 'eye',
        header: text('eye'),
        isRowTitle: true,
        cell: ({ eye }) => (
          <Text span size="sm" fw={500}>
            {text(`eyes.${eye}`)}
          </Text>
        ),
      },
      { key: 'given', header: text('given'), cell: formatEye },
      {
        key: 'transposed',
        header: text('transposed'),
        cell: (given) => (given.cyl ? formatEye(transpose(given)) : NONE),
      },
      {
        key: 'equivalent',
        header: text('equivalent'),
        cell: (given) => formatPower(getSphericalEquivalent(given)),
      },
      { key: 'add', header: 'ADD', cell: ({ add }) => (add === null ? NONE : formatPower(add)) },
      {
        key: 'prism',
        header: text('prism'),
        cell: ({ prism, prism_base: base }) =>
          prism === null || base === null ? NONE : `${prism} ${text(`bases.${base}`)}`,
      },
    ],
    [text],
  );
}

/** Sphere, cylinder and axis in one line: `−2.00 −0.75 × 90`. */
function formatEye({ sph, cyl, axis }: EyeValues): string {
  const sphere = formatPower(sph ?? 0);
  return cyl ? `${sphere} ${formatPower(cyl)} × ${axis}` : sphere;
}
