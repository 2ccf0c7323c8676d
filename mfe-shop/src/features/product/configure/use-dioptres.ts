import { useLanguage } from '@fakos/shared-kit/i18n';

/** Formats a power with its sign and two decimals. */
export function useDioptres(): (value: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language === 'el' ? 'el-GR' : 'en-GB', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (value) => format.format(value);
}
