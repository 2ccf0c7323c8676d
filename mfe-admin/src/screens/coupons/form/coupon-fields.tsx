import { MAX_COUPON_CODE } from '@fakos/contracts/cart/fields';
import type { Coupon } from '@fakos/contracts/coupons/contract';
import { couponKind, MAX_COUPON_TARGETS } from '@fakos/contracts/coupons/fields';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Grid, Group, Stack, Text } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { ChoiceField, DecimalField, NumberField, SwitchField, TextField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { ProductsField } from '../../../framework/form/products-field.tsx';
import { RecordsField } from '../../../framework/form/records-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { categorySource } from '../../../framework/taxonomy/category-source.ts';
import { useText } from '../../../text.ts';
import { isDuringDay } from '../coupon-period.ts';
import { CouponStateBadge } from '../coupon-state-badge.tsx';
import { createCode } from './coupon-values.ts';

/** All fields of a coupon; `coupon` is absent for a new one. */
export function CouponFields({ coupon }: { coupon?: Coupon }) {
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <DiscountSection />
          <TargetSection />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <StateSection coupon={coupon} />
          <PeriodSection coupon={coupon} />
          <UsesSection />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function DiscountSection() {
  const text = useText();
  const { form } = useFormContext();
  const { kind } = form.values;
  return (
    <Section title={text('coupons.discount')}>
      <Stack>
        <div>
          <TextField
            name="code"
            label={text('coupons.code')}
            description={text('coupons.codeHint')}
            isRequired
            maxLength={MAX_COUPON_CODE}
          />
          {form.isNew && (
            <Button
              mt={6}
              size="compact-sm"
              variant="subtle"
              leftSection={<IconWand size={14} aria-hidden />}
              onClick={() => form.setValue('code', createCode())}
            >
              {text('coupons.createCode')}
            </Button>
          )}
        </div>
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <ChoiceField
            name="kind"
            label={text('coupons.kind')}
            options={couponKind.options.map((value) => ({ value, label: text(`coupons.kinds.${value}`) }))}
          />
          {kind === 'percent' && <NumberField name="value" label={text('coupons.value')} isRequired rightSection="%" />}
          {kind === 'amount' && <DecimalField name="value" label={text('coupons.value')} isRequired rightSection="€" />}
        </Group>
        <DecimalField
          name="minimum"
          label={text('coupons.minimum')}
          description={text('coupons.minimumHint')}
          rightSection="€"
        />
      </Stack>
    </Section>
  );
}

function TargetSection() {
  const text = useText();
  const { form } = useFormContext();
  const values = form.values as { category_ids: readonly number[]; product_ids: readonly number[] };
  const isForAll = values.category_ids.length + values.product_ids.length === 0;
  return (
    <Section title={text('coupons.targets')}>
      <Stack>
        <Text size="sm">{text(isForAll ? 'coupons.forAll' : 'coupons.forSome')}</Text>
        <RecordsField
          name="category_ids"
          label={text('coupons.categories')}
          description={text('coupons.categoriesHint')}
          source={categorySource}
          noneText={text('coupons.noCategories')}
          max={MAX_COUPON_TARGETS}
        />
        <ProductsField
          name="product_ids"
          label={text('coupons.products')}
          description={text('coupons.productsHint')}
          noneText={text('coupons.noProducts')}
          max={MAX_COUPON_TARGETS}
        />
      </Stack>
    </Section>
  );
}

function StateSection({ coupon }: { coupon: Coupon | undefined }) {
  const text = useText();
  return (
    <Section title={text('coupons.state')} aside={coupon && <CouponStateBadge state={coupon.state} />}>
      <Stack>
        <SwitchField name="active" label={text('coupons.isOn')} description={text('coupons.isOnHint')} />
        {coupon && (
          <Text size="sm" c="dimmed">
            {text(coupon.used > 0 ? 'coupons.usedCount' : 'coupons.neverUsed', { count: coupon.used })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function PeriodSection({ coupon }: { coupon: Coupon | undefined }) {
  const text = useText();
  const format = useFormat();
  const describe = (moment: string | null | undefined, hint: string) =>
    isDuringDay(moment ?? null) ? text('coupons.exactly', { at: format.dateTime(moment ?? '') }) : hint;
  return (
    <Section title={text('coupons.period')}>
      <Stack>
        <TextField
          type="date"
          name="valid_from"
          label={text('coupons.validFrom')}
          description={describe(coupon?.valid_from, text('coupons.validFromHint'))}
        />
        <TextField
          type="date"
          name="valid_to"
          label={text('coupons.validTo')}
          description={describe(coupon?.valid_to, text('coupons.validToHint'))}
        />
      </Stack>
    </Section>
  );
}

function UsesSection() {
  const text = useText();
  return (
    <Section title={text('coupons.limits')}>
      <Stack>
        <NumberField name="usage_limit" label={text('coupons.usageLimit')} description={text('coupons.limitHint')} />
        <NumberField
          name="customer_limit"
          label={text('coupons.customerLimit')}
          description={text('coupons.limitHint')}
        />
      </Stack>
    </Section>
  );
}
