import {
  type EyeValues,
  eyes,
  formatPower,
  getSphericalEquivalent,
  type PrescriptionValues,
  transpose,
} from '@fakos/contracts/prescriptions/rules';
import { Table, Text } from '@mantine/core';
import { usePrescriptionsText } from './prescriptions-text.ts';

const NONE = '–';

/** Both eyes, each as given and transposed, with the spherical equivalent, and the pupillary distance. */
export function PowerTable({ values }: { values: PrescriptionValues }) {
  const text = usePrescriptionsText();
  const { pd, pd_right: right, pd_left: left } = values;
  return (
    <>
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text('eye')}</Table.Th>
              <Table.Th>{text('given')}</Table.Th>
              <Table.Th>{text('transposed')}</Table.Th>
              <Table.Th>{text('equivalent')}</Table.Th>
              <Table.Th>ADD</Table.Th>
              <Table.Th>{text('prism')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {eyes.map((eye) => {
              const given = values[eye];
              return (
                <Table.Tr key={eye}>
                  <Table.Th scope="row">{text(`eyes.${eye}`)}</Table.Th>
                  <Table.Td>{formatEye(given)}</Table.Td>
                  <Table.Td>{given.cyl ? formatEye(transpose(given)) : NONE}</Table.Td>
                  <Table.Td>{formatPower(getSphericalEquivalent(given))}</Table.Td>
                  <Table.Td>{given.add === null ? NONE : formatPower(given.add)}</Table.Td>
                  <Table.Td>
                    {given.prism === null || given.prism_base === null
                      ? NONE
                      : `${given.prism} ${text(`bases.${given.prism_base}`)}`}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm">{`PD: ${pd === null ? `${right ?? NONE} / ${left ?? NONE}` : pd} mm`}</Text>
    </>
  );
}

/** Sphere, cylinder and axis in one line: `−2.00 −0.75 × 90`. */
function formatEye({ sph, cyl, axis }: EyeValues): string {
  const sphere = formatPower(sph ?? 0);
  return cyl ? `${sphere} ${formatPower(cyl)} × ${axis}` : sphere;
}
