import { checkSuites } from './check-suites.ts';
import { conclude } from './suites.ts';

conclude(checkSuites());
