// The federation runtime's errors name a code and the address of a page that explains it. Visitors need not download the texts.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
