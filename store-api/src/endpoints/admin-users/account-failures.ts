import { Failure } from '../../http/failure.ts';
import { type Language, translate } from '../../text/translate.ts';

/** Another account signs in with that address. */
export function emailTaken(language: Language): Failure {
  return new Failure('CONFLICT', {
    reason: 'emailTaken',
    fields: { email: translate(language, 'reasons.emailTaken') },
  });
}
