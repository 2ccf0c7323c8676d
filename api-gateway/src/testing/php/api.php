<?php

declare(strict_types=1);

// A few calls of the *.php API as an ordinary PHP server answers them, for `php -S 127.0.0.1:PORT api.php`.

const TOKEN = 'php-token-of-forty-characters-0123456789';

function answer(array $answer, int $status = 200): never
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    echo json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
    exit;
}

function body(): array
{
    return json_decode(file_get_contents('php://input') ?: '{}', true, 64, JSON_THROW_ON_ERROR);
}

function listProducts(): never
{
    $isEnglish = str_starts_with($_SERVER['HTTP_ACCEPT_LANGUAGE'] ?? '', 'en');
    answer([
        'success' => true,
        'data' => [['id' => 1, 'name' => $isEnglish ? 'Aegean sunglasses' : 'Γυαλιά ηλίου Αιγαίο', 'price' => '129.90']],
        'meta' => ['page' => (int) ($_GET['page'] ?? 1), 'limit' => 12, 'total' => 1],
        // Another answer each time, so that a kept one can be told.
        'asked' => bin2hex(random_bytes(8)),
    ]);
}

function logIn(): never
{
    ['email' => $email, 'password' => $password] = body() + ['email' => '', 'password' => ''];
    if ($password !== 'right') {
        answer(['success' => false, 'message' => 'Λάθος στοιχεία σύνδεσης'], 401);
    }
    session_start();
    $_SESSION['email'] = $email;
    answer(['success' => true, 'token' => TOKEN, 'user' => ['email' => $email]]);
}

function showSession(): never
{
    session_start();
    answer(['success' => true, 'user' => ['email' => $_SESSION['email'] ?? null]]);
}

function logOut(): never
{
    session_start();
    session_destroy();
    setcookie(session_name(), '', 1, '/');
    answer(['success' => true]);
}

function showProfile(): never
{
    if (($_SERVER['HTTP_AUTHORIZATION'] ?? '') !== 'Bearer ' . TOKEN) {
        answer(['success' => false, 'message' => 'Δεν έχετε συνδεθεί'], 401);
    }
    session_start();
    answer(['success' => true, 'email' => $_SESSION['email'] ?? null, 'cookies' => array_keys($_COOKIE)]);
}

function takeUpload(): never
{
    $file = $_FILES['file'] ?? null;
    if (!$file || $file['error'] !== UPLOAD_ERR_OK) {
        answer(['success' => false, 'message' => 'Δεν ήρθε αρχείο'], 422);
    }
    answer([
        'success' => true,
        'filename' => $file['name'],
        'size' => $file['size'],
        'sha256' => hash_file('sha256', $file['tmp_name']),
        'alt' => $_POST['alt'] ?? null,
    ]);
}

$call = $_SERVER['REQUEST_METHOD'] . ' ' . basename((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$action = $_GET['action'] ?? '';

match (true) {
    $call === 'GET products.php' => listProducts(),
    $call === 'POST products.php' => answer(['success' => true, 'received' => body()], 201),
    $call === 'POST login.php' => $action === 'logout' ? logOut() : logIn(),
    $call === 'GET login.php' => showSession(),
    $call === 'GET profile.php' => showProfile(),
    $call === 'POST media.php' => takeUpload(),
    $call === 'GET system-info.php' => answer(['success' => true, 'headers' => getallheaders()]),
    // A careless script: the warning is printed before the answer, with status 200.
    $call === 'GET posts.php' => answer(['success' => true, 'data' => $undefined ?? $alsoUndefined]),
    $call === 'GET statistics.php' => sleep(5) ?: answer(['success' => true]),
    default => answer(['success' => false, 'message' => 'Δεν βρέθηκε'], 404),
};
