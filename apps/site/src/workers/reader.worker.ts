import '@marginalia/documents/reader-worker';
