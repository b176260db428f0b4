// A definition imports the engine alone. This file brings the parameters of the on-device skills into its types.
import type {} from '@marginalia/on-device/declarations';
