import { checkNewPassword } from './password-rules.ts';

const person = { name: 'Μαρία Παπαδοπούλου', email: 'mpapado@optika.example' };

const getError = (password: string) => {
  try {
    checkNewPassword('en', 'password', password, person);
    return undefined;
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields.password;
  }
};

const common = 'This password is one of the first that others try. Choose another one.';
const ownName = 'The password must not consist of your name or e-mail.';

test.each([
  'password123',
  'P@ssw0rd2024!',
  'passwordpassword',
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'Qwertyuiop1!',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'abababababab',
  'iloveyou2025',
  'Κωδικός1234',
  'ολυμπιακός7',
  'σερτυθιοπα',
])('%s is common', (password) => expect(getError(password)).toBe(common));

test.each([
  'maria1985!!',
  'Μαρία-1985-Μαρία',
  'mariapapadopoulou',
  'PAPADOPOULOU_88',
  'mpapado@optika.example',
  'mpapado12345',
])('%s is derived from the name or the address', (password) => expect(getError(password)).toBe(ownName));

test.each([
  'correct horse battery staple',
  'a long enough password',
  'maria likes sailing',
  'τρία μικρά πεύκα',
  'x7Kp-92qL-zzRt',
  '6937204815',
])('%s is accepted', (password) => expect(getError(password)).toBeUndefined());
