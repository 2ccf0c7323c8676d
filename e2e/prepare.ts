import { step } from '@fakos/tools/start/progress';
import { prepareShop } from './prepare-shop.ts';

// Prepares the shop from which every site of the e2e tests starts.

process.env.NODE_ENV ??= 'production';
await step('Preparing the demo shop of the e2e tests', prepareShop);
