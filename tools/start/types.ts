import { run } from './suites.ts';
import { createPackageTypeCheck, listProjects, projectTypeCheck } from './type-check.ts';

// npm run types [-- PACKAGE]: checks the types of one package, by its folder, or of the whole project.

const [name] = process.argv.slice(2);
if (name !== undefined && listProjects(name).length === 0) {
  console.error(`There is no package "${name}". Name a folder of tsconfig.json, such as mfe-shop.`);
  process.exit(1);
}
if (!run('tsc', name === undefined ? [...projectTypeCheck] : createPackageTypeCheck(name))) process.exitCode = 1;
