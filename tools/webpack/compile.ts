import webpack, { type Configuration } from 'webpack';

/** Runs a build. Its errors and warnings reject the promise. */
export function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        else resolve();
      });
    });
  });
}
