/** A stored file without its content. */
export interface StoredFile {
  /** A path with forward slashes, such as `uploads/products/frame.webp`. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * The shop's files: images, deleted ones and encrypted prescriptions, in a folder or in object storage that several API
 * instances share. Files are written as a whole; readers never see a part of one.
 */
export interface FileStorage {
  /** A regular file; undefined where there is none. */
  find(key: string): Promise<StoredFile | undefined>;
  read(key: string): Promise<Buffer | undefined>;
  /** Path of a file on this machine with the content of a stored one; undefined where it is gone. */
  getLocalPath(file: StoredFile): Promise<string | undefined>;
  /**
   * Writes a file, or replaces it.
   *
   * @param options.isPrivate a folder lets only the API's user read it; objects are private in any case
   */
  write(key: string, bytes: Buffer, options?: { isPrivate?: boolean }): Promise<void>;
  /** Writes a file whose key is not used yet; false where it is. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Copies a file over another one; a missing one is ignored. */
  copy(from: string, to: string): Promise<void>;
  /** Moves a file over another one; a missing one is ignored. */
  move(from: string, to: string): Promise<void>;
  /** Deletes a file; a missing one is ignored. */
  remove(key: string): Promise<void>;
  /** All files below a folder. */
  list(folder: string): Promise<StoredFile[]>;
  /** Changes when files directly in a folder were added or removed, or may have been; undefined for a missing folder. */
  getState(folder: string): Promise<string | undefined>;
  /** Why the storage cannot be reached at present; undefined where it can. */
  getProblem(): string | undefined;
}
