/** 0 or 1: both engines store switches as integers. */
export type Flag = 0 | 1;
