import type { EmailTexts } from './email-texts.ts';

/** See {@link EmailTexts}. */
export const englishTexts: EmailTexts = {
  kinds: {
    order_placed: {
      subject: 'We have your order {{number}}',
      intro:
        'Hello {{name}},\n\nthank you for your order at {{shop}}. Below is what you ordered. We will write again as soon as it is ready.',
    },
    'order_changed.ready_pickup': {
      subject: 'Your order {{number}} is ready to collect',
      intro: 'Hello {{name}},\n\nyour order {{number}} is waiting for you in the shop. Please bring its number along.',
    },
    'order_changed.shipped': {
      subject: 'Your order {{number}} is on its way',
      intro: 'Hello {{name}},\n\nwe have handed your order {{number}} to the courier.',
    },
    'order_changed.cancelled': {
      subject: 'Your order {{number}} was cancelled',
      intro:
        'Hello {{name}},\n\nyour order {{number}} was cancelled. If you have already paid for it, the money goes back to you. If you did not expect this, reply to this message.',
    },
    'order_changed.paid': {
      subject: 'We received your payment for order {{number}}',
      intro: 'Hello {{name}},\n\nthe payment of your order {{number}} is complete. Thank you.',
    },
    'order_changed.part_refunded': {
      subject: 'Part of order {{number}} was refunded',
      intro:
        'Hello {{name}},\n\nwe have refunded a part of your order {{number}}. Depending on your bank, it may take a few days until you see it.',
    },
    'order_changed.refunded': {
      subject: 'Your order {{number}} was refunded',
      intro:
        'Hello {{name}},\n\nwe have refunded your order {{number}}. Depending on your bank, it may take a few days until you see it.',
    },
    'order_changed.withdrawal': {
      subject: 'We have your withdrawal from order {{number}}',
      intro:
        'Hello {{name}},\n\nwe have your statement that you withdraw from order {{number}}. We will write about the return of the goods and of the money.',
    },
    'order_changed.other': {
      subject: 'News of your order {{number}}',
      intro: 'Hello {{name}},\n\nyour order {{number}} has a new state: {{state}}.',
    },
    booking_requested: {
      subject: 'We have your booking request for {{date}}',
      intro:
        'Hello {{name}},\n\nwe have your booking request. We will write as soon as it is confirmed; there is nothing to do until then.',
    },
    'booking_changed.confirmed': {
      subject: 'Your booking is confirmed for {{date}}',
      intro: 'Hello {{name}},\n\nyour booking is confirmed. We look forward to seeing you.',
    },
    'booking_changed.cancelled': {
      subject: 'Your booking for {{date}} was cancelled',
      intro: 'Hello {{name}},\n\nyour booking was cancelled. For another day, reply to this message or call us.',
    },
    'booking_changed.moved': {
      subject: 'Your booking was moved to {{date}}',
      intro:
        'Hello {{name}},\n\nyour booking was moved: we look forward to seeing you on {{date}}. If the new day does not suit you, reply to this message or call us.',
    },
    'booking_changed.other': {
      subject: 'News of your booking for {{date}}',
      intro: 'Hello {{name}},\n\nyour booking has a new state: {{state}}.',
    },
    booking_reminder: {
      subject: 'Reminder: {{service}}, {{date}}',
      intro:
        'Hello {{name}},\n\na reminder of your appointment: {{date}}. If you cannot come, move or cancel it, so that someone else can have the time.',
    },
    prescription_correction: {
      subject: 'We need the prescription for order {{number}}',
      intro:
        'Hello {{name}},\n\nto make the glasses of order {{number}} we need your prescription. {{reason}} Give it with the link below, and we will go on at once.',
    },
    prescription_reminder: {
      subject: 'A prescription of yours expires on {{date}}',
      intro:
        'Hello {{name}},\n\na prescription that you saved in your account at {{shop}} is valid until {{date}}. Book an eye exam, and save the new prescription in its place.',
    },
    review_invitation: {
      subject: 'How do you like the products of order {{number}}?',
      intro:
        'Hello {{name}},\n\nwe hope that you enjoy what you bought with order {{number}} at {{shop}}. Tell us what you think, good or bad: it helps others to choose. We ask only this once.',
    },
    review_rejected: {
      subject: 'Your review of: {{product}}',
      intro:
        'Hello,\n\nthank you for your review. We have not published it. {{reason}} You can change it and send it again. If you disagree, reply to this e-mail.',
    },
    stock_alert_requested: {
      subject: 'Confirm the alert for: {{product}}',
      intro:
        'Hello,\n\nsomeone asked us to write to this address once “{{product}}” is back at {{shop}}. Confirm that you want this. You can stop it on the same page whenever you like. If it was not you, ignore this message.',
    },
    stock_alert_back: {
      subject: 'Back in stock: {{product}}',
      intro:
        'Hello,\n\n“{{product}}”, which you were waiting for, is back. There may be only a few pieces. This was the one message that you asked for, and we have deleted your address from the waiting list.',
    },
    contact_received: {
      subject: 'New message from {{name}}',
      intro: 'Somebody wrote through the contact form. A reply to this e-mail reaches whoever wrote.',
    },
    contact_reply: {
      subject: 'Reply to your message to {{shop}}',
      intro: 'Hello {{name}},\n\nthank you for your message. This is our reply:',
    },
    verify_email: {
      subject: 'Confirm your e-mail address',
      intro:
        'Hello {{name}},\n\nan account at {{shop}} was made with this e-mail address. Please confirm that it is yours. If you made no account, ignore this message.',
    },
    reset_password: {
      subject: 'A new password for your account',
      intro:
        'Hello {{name}},\n\nsomebody asked for a new password for your account at {{shop}}. If it was not you, ignore this message; your password stays as it is.',
    },
    login_link: {
      subject: 'Your sign-in link',
      intro:
        'Hello {{name}},\n\nthe link below signs you in to {{shop}} without your password. It works once, for 10 minutes. If you did not ask for it, ignore this message and give the link to nobody.',
    },
    password_changed: {
      subject: 'Your password was changed',
      intro:
        'Hello {{name}},\n\nthe password of your account at {{shop}} was just changed. If it was not you, ask for a new password at once and let us know.',
    },
    'two_step_changed.on': {
      subject: 'Two-step login was turned on',
      intro:
        'Hello {{name}},\n\ntwo-step login was turned on for your account at {{shop}}. Your other sessions were closed. If it was not you, ask for a new password at once and let us know.',
    },
    'two_step_changed.off': {
      subject: 'Two-step login was turned off',
      intro:
        'Hello {{name}},\n\ntwo-step login was turned off for your account at {{shop}}. If it was not you, ask for a new password at once and let us know.',
    },
    'two_step_changed.recovery_used': {
      subject: 'A recovery code was used',
      intro:
        'Hello {{name}},\n\nsomebody signed in to your account at {{shop}} with a recovery code. If it was not you, ask for a new password at once and let us know.',
    },
    'two_step_changed.reset': {
      subject: 'Two-step login was reset',
      intro:
        'Hello {{name}},\n\n{{shop}} turned off the two-step login of your account and closed your sessions. You can set it up again in your profile. If you did not ask for this, let us know.',
    },
  },
  labels: {
    seeOrder: 'See the order',
    seeOrders: 'My orders',
    withdrawal: 'Withdrawal',
    orderNumber: 'Order number',
    date: 'Date',
    shipping: 'Delivery',
    shipment: 'Shipment',
    shippingMethods: { courier: 'By courier', pickup: 'Collection in the shop' },
    address: 'Address',
    payment: 'Payment',
    paymentMethods: {
      cash_on_delivery: 'Cash on delivery',
      bank_transfer: 'Bank transfer',
      pay_in_store: 'Payment in the shop',
      card: 'Card',
    },
    goods: 'What you ordered',
    product: 'Product',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shippingCost: 'Shipping',
    paymentFee: 'Payment fee',
    total: 'Total',
    vatIncluded: 'Includes {{rate}}% VAT',
    bankAccount: 'Account for the transfer',
    bankReason: 'Reference',
    day: 'Day',
    time: 'Time',
    manageBooking: 'Move or cancel',
    addToCalendar: 'Add to calendar',
    seePrescriptions: 'My prescriptions',
    givePrescription: 'Give the prescription',
    review: 'Review the products',
    changeReview: 'Change the review',
    confirmStockAlert: 'Confirm the alert',
    seeProduct: 'See the product',
    people: 'People',
    service: 'Booking for',
    wishes: 'Notes',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    subject: 'Subject',
    form: 'Form',
    message: 'Message',
    yourMessage: 'Your message',
    readMessages: 'Open in the back office',
    verify: 'Confirm the address',
    reset: 'Set a new password',
    signIn: 'Sign in',
    whyYou:
      'You received this message because something happened with your e-mail address at {{shop}}. It is not advertising.',
  },
  test: {
    subject: 'Test e-mail from {{shop}}',
    intro: 'If you can read this, the shop’s e-mail works.',
  },
};
