import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether cart, wishlist and session have been restored from browser storage. False on the server and until hydration;
 * personal content shows a skeleton until then.
 */
export const restoredSlice = createSlice({
  name: 'restored',
  initialState: false,
  reducers: { restored: () => true },
  selectors: { selectIsRestored: (state) => state },
});

export const { restored } = restoredSlice.actions;
export const { selectIsRestored } = restoredSlice.selectors;
