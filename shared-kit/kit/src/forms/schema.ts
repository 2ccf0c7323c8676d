/**
 * The parts of zod that forms use, to be imported as `z`. A shared module contains all that it exports: all of zod would be
 * downloaded with the first form.
 */
export { array, coerce, type core, enum, iso, literal, object, string, type ZodType } from 'zod';
