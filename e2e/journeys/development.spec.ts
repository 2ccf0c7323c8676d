import { getDeadline } from '../deadlines.ts';
import { test } from '../fixtures/releasing.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'development' });

/** Development builds of the shell and a remote. */
const TIMEOUT_MS = 180_000;
const BUY_BOX = 'mfe-shop/src/features/product/buying/buy-box.tsx';
const NAME = 'Σούνιο Μαύρο';

test('an edit keeps what was entered, and an error of a component is shown with its component', async ({
  operator,
  newVisitor,
}) => {
  test.setTimeout(getDeadline(TIMEOUT_MS));
  const development = await operator.startDevelopment('mfe-shop');
  try {
    const visitor = await newVisitor({ allowedErrors: /./ });
    await visitor.goto(`${development.url}/shop/thalassa-sounio-black`);
    const quantity = visitor.getByRole('spinbutton', { name: `Ποσότητα: ${NAME}` });
    await visitor.getByRole('button', { name: `Αύξηση ποσότητας: ${NAME}` }).click();
    await expect(quantity).toHaveValue('2');

    await operator.edit(BUY_BOX, '<span aria-hidden="true">{text(\'buy.quantity\')}</span>', '<span>How many?</span>');
    await expect(visitor.getByText('How many?')).toBeVisible();
    await expect(quantity).toHaveValue('2');

    await operator.edit(
      BUY_BOX,
      'const { money } = useFormat();',
      "if (quantity > 1) throw new Error('Broken here');\n  const { money } = useFormat();",
    );
    const overlay = visitor.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('Broken here').first()).toBeVisible();
    await expect(overlay.locator('body')).toContainText('BuyBox');
  } finally {
    await development.stop();
  }
});
