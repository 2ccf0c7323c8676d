import type { SalesReport, SoldGoods } from '@fakos/contracts/analytics-reports/contract';
import { toEuros } from '@fakos/contracts/money';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { type DayRange, getPreviousRange, listDays } from '../analytics/day-range.ts';
import { type DaySales, type SoldProduct, sumSalesByDay, sumSoldProducts } from './sales.repo.ts';

/** Longest list of a report. */
const TOP = 20;

/** The sales of a range of days; `limit` is the length of its longest list. */
export async function loadSales(
  db: ShopDatabase,
  range: DayRange,
  { language, limit = TOP }: { language: Language; limit?: number },
): Promise<SalesReport> {
  const before = getPreviousRange(range);
  const [byDay, previous, products] = await Promise.all([
    sumSalesByDay(db, range),
    sumSalesByDay(db, before),
    sumSoldProducts(db, range, language),
  ]);
  return {
    ...range,
    totals: toTotals(byDay),
    previous: { ...before, ...toTotals(previous) },
    days: listDays(range).map((day) => {
      const { orders, cents } = byDay.get(day) ?? { orders: 0, cents: 0 };
      return { day, orders, turnover: toEuros(cents) };
    }),
    categories: groupGoods(products, ({ category }) => category, limit),
    brands: groupGoods(products, ({ brand }) => brand, limit),
    products: groupGoods(products, (product) => product, limit),
  };
}

function toTotals(byDay: ReadonlyMap<string, DaySales>): SalesReport['totals'] {
  const days = [...byDay.values()];
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    turnover: toEuros(days.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

/** Sums sales by the group that `getGroup` returns, the highest turnover first. */
export function groupGoods(
  products: readonly SoldProduct[],
  getGroup: (product: SoldProduct) => { readonly id: number; readonly name: string } | null,
  limit: number,
): SoldGoods[] {
  const groups = Map.groupBy(products, (product) => getGroup(product)?.id ?? null);
  return [...groups]
    .map(([id, members]) => ({
      id,
      name: (members[0] && getGroup(members[0])?.name) ?? '',
      quantity: members.reduce((sum, { quantity }) => sum + quantity, 0),
      cents: members.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name))
    .slice(0, limit)
    .map(({ cents, ...group }) => ({ ...group, turnover: toEuros(cents) }));
}
