declare module 'jest-light-runner/child-process' {
  /** Jest's runner whose tests run in child processes, without a module registry for each file. */
  const LightRunner: new (...parameters: unknown[]) => object;
  export default LightRunner;
}
