import { runCheckSuites } from './check-suites.ts';
import { conclude } from './suites.ts';

conclude(runCheckSuites());
