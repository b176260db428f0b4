import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** The number of levels of a prop that are searched for elements and functions: `header.quick`, `options[0].body`. */
const DEPTH = 3;

/** Disables the control of a prop that holds elements or functions: it would show their compiled source. */
export const withoutNodeControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      holdsCode(initialArgs[name], DEPTH) ? { ...type, control: { ...asObject(type.control), disable: true } } : type,
    ]),
  );

function asObject(control: unknown): object {
  return typeof control === 'object' && control !== null ? control : {};
}

function holdsCode(value: unknown, depth: number): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((member) => holdsCode(member, depth - 1));
}
