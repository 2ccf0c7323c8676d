/** Mode of a build: `refresh` enables React Refresh, which requires React's development build. */
export interface BuildMode {
  readonly development: boolean;
  readonly refresh: boolean;
}

/** The mode of releases. */
export const production: BuildMode = { development: false, refresh: false };
