/** Values that an objective may ask for and a straight line gives wrongly, with the reason why they are left out. */
export const REFUSED: readonly { readonly id: string; readonly asks: RegExp; readonly reason: string }[] = [
  {
    id: 'cooling',
    asks: /law of cooling|cooling constant|cooling curve/,
    reason: 'The cooling constant is not computed: subtract the room temperature from each reading and give that difference as a column.',
  },
];
