import type { Language } from '../../../text/translate.ts';
import type { EmailOrder } from './goods.ts';

// The data of previews, so that staff can see every part of an e-mail before the first order.

const names: Readonly<Record<Language, string>> = { el: 'Μαρία Παπαδοπούλου', en: 'Maria Papadopoulou' };
const goods: Readonly<Record<Language, string>> = { el: 'Γυαλιά ηλίου', en: 'Sunglasses' };

/** A person who does not exist. */
export function examplePerson(language: Language) {
  return { full_name: names[language], email: 'maria@example.gr', phone: '210 000 0000' };
}

/** An example order, paid by bank transfer. */
export function exampleOrder(language: Language): EmailOrder {
  const line = { product_id: 1, slug: '', image: '', brand_name: '', quantity: 2, unit_price: 45, original_price: 45 };
  const isGreek = language === 'el';
  return {
    number: 'OP26-000123',
    created_at: '2026-03-02T09:30:00.000Z',
    contact: examplePerson(language),
    shipping_method: 'courier',
    address: {
      street: isGreek ? 'Ερμού' : 'Ermou',
      street_number: '12',
      city: isGreek ? 'Αθήνα' : 'Athens',
      postcode: '10563',
      country: 'GR',
    },
    payment_method: 'bank_transfer',
    lines: [{ ...line, name: goods[language], line_total: 90, vat_rate: 24 }],
    subtotal: 90,
    shipping: 5.99,
    payment_fee: 0,
    total: 95.99,
    vat: [{ rate: 24, amount: 18.58 }],
    withdrawals: [
      {
        created_at: '2026-03-09T10:15:00.000Z',
        status: 'received',
        reason: '',
        lines: [{ position: 1, name: goods[language], quantity: 1 }],
      },
    ],
  };
}
