import { useText } from '../../text.ts';
import { AdminBadge } from '../admin-badge.tsx';

interface TaxonomyStateProps {
  readonly row: { readonly description_el: string; readonly description_en: string };
  /** True without products or subcategories. */
  readonly isEmpty: boolean;
}

/** Badges for missing contents or texts of a category or brand. */
export function TaxonomyState({ row, isEmpty }: TaxonomyStateProps) {
  const text = useText();
  if (row.description_el && !row.description_en) {
    return <AdminBadge tone="warning">{text('form.englishMissing')}</AdminBadge>;
  }
  if (isEmpty) return <AdminBadge>{text('taxonomy.isEmpty')}</AdminBadge>;
  return <AdminBadge tone="success">{text('taxonomy.complete')}</AdminBadge>;
}
