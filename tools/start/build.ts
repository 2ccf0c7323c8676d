import { buildChanged } from '../webpack/build.ts';
import { step } from './progress.ts';

process.env.NODE_ENV ??= 'production';
const built = await buildChanged((name) => `Building ${name}`, step);
if (built.length === 0) console.log('Nothing changed; every build is up to date.');
