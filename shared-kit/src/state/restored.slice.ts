import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the store holds what the browser remembers: cart, wishlist, session. False on the server and until the page
 * that it rendered has come alive; whoever shows something personal shows a skeleton until then.
 */
export const restoredSlice = createSlice({
  name: 'restored',
  initialState: false,
  reducers: { restored: () => true },
  selectors: { selectIsRestored: (state) => state },
});

export const { restored } = restoredSlice.actions;
export const { selectIsRestored } = restoredSlice.selectors;
